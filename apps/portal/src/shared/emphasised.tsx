/** A text of ours with its `<strong>` parts strong. Far smaller than `Trans`, which reads any markup. */
export const Emphasised = ({ text }: { text: string }) =>
  text.split(/<strong>(.*?)<\/strong>/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <strong key={part} className="font-semibold">
        {part}
      </strong>
    ),
  );
