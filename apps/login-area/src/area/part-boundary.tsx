import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Drawn in the place of what could not be. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Keeps what cannot be drawn, such as a part whose code did not arrive, from taking the rest of the area with it. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly isLost: boolean }> {
  override readonly state = { isLost: false };

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override render(): ReactNode {
    return this.state.isLost ? this.props.instead : this.props.children;
  }
}
