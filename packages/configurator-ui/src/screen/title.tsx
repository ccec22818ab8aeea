interface TitleProps {
  readonly title: string;
}

/** The name of the composition. */
export const Title = ({ title }: TitleProps) => <h1 className="m-0 max-w-full truncate text-base font-semibold">{title}</h1>;
