import { AdminFrame } from '../../parts/admin/admin-frame.tsx'

export default function AdminCategoriesScreen() {
  return <AdminFrame>{null}</AdminFrame>
}
