import { AdminFrame } from '../../parts/admin/admin-frame.tsx'

export default function AdminCommissionScreen() {
  return <AdminFrame>{null}</AdminFrame>
}
