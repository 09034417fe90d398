/** Names of the address part differ from the server's. */
function control(field: string): HTMLElement | null {
  const name = field.replace(/^shippingAddress\./, 'shipping.')
  const byName = document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  return (
    byName ??
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] input`) ??
    // Chosen instead of typed: the choice stands for all of its fields.
    document.querySelector<HTMLElement>(`[data-group="${CSS.escape(field.split('.')[0] ?? '')}"] input:checked`) ??
    document.getElementById(field)
  )
}

/** Goes to the place of an error: the field itself, the group it is in, or the part of the cart. */
export function focusField(field: string): void {
  const target = control(field)
  if (!target) return
  target.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}
