import { Button } from '@candil/ui-kit/button';
import { Link } from 'react-router';

interface WayOutProps {
  readonly to: string;
  readonly label: string;
}

/** Leads from a code that begins nothing here to where it does. */
export const WayOut = ({ to, label }: WayOutProps) => (
  <Button asChild size="sm">
    <Link to={to}>{label}</Link>
  </Button>
);
