import { Component, type ReactNode, useEffect } from 'react'

/** Without WebGL a map with streets throws while it is made: then it is told, and what was there before stays. */
export class OrElse extends Component<{ onFailure: () => void; children: ReactNode }> {
  override componentDidCatch() {
    this.props.onFailure()
  }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override state = { broken: false }
  override render() {
    return this.state.broken ? null : this.props.children
  }
}

/** Stands for a map whose code cannot be fetched. */
export function NotThere({ onFailure }: { onFailure: () => void }) {
  useEffect(onFailure, [onFailure])
  return null
}
