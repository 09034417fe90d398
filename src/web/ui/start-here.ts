/**
 * `ref={startHere}`: the native dialog gives its focus to this one when it opens. React's `autoFocus` comes too early for that: the dialog
 * does not show yet.
 */
export function startHere(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
}
