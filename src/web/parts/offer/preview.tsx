export default function Preview({ onClose }: { onClose: () => void }) {
  return <button type="button" onClick={onClose} />
}
