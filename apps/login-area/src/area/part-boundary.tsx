import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Fallback for a part that could not be drawn. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary: a part that cannot be drawn, such as one whose code did not arrive, leaves the rest of the area in place. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly isLost: boolean }> {
  override readonly state = { isLost: false };

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override render(): ReactNode {
    return this.state.isLost ? this.props.instead : this.props.children;
  }
}
