'use client';

import { Component, type ReactNode } from 'react';

export interface CrashBoundaryProps {
  readonly onCrash: () => void;
  /** Shown instead of the children once they have failed to render. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a failure to render inside its box. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
