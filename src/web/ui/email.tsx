/** An address for mail: where it has to break, it breaks after the @ first. */
export function Email({ of }: { of: string }) {
  const at = of.lastIndexOf('@') + 1
  return (
    <span className="wrap-anywhere">
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </span>
  )
}
