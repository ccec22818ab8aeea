interface FactListProps {
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Names and their values, line by line. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className="m-0 flex flex-col gap-1.5 text-sm">
    {facts.map(([name, value]) => (
      <div key={name} className="flex justify-between gap-3">
        <dt className="text-muted">{name}</dt>
        <dd className="m-0 text-end font-medium">{value}</dd>
      </div>
    ))}
  </dl>
);
