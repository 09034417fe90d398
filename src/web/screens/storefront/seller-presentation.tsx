export default function SellerPresentationScreen() {
  return null
}
