import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ProductListRow } from '../../../../../domains/product-list/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useAction } from '../../../../parts/forms/use-action.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'

type Props = { companyId: number; row: ProductListRow; mayEdit: boolean; onLabels: () => void; onClose: () => void }

const NEXT = { draft: ['published'], published: ['paused', 'draft'], paused: ['published', 'draft'] } as const

/** What can be done with one product. */
export function RowDialog({ companyId, row, mayEdit, onLabels, onClose }: Props) {
  const t = useTexts('productList')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [removing, setRemoving] = useState(false)
  const { busy, run } = useAction()
  const params = { id: companyId, productId: row.id }
  const company = search.get('company')
  const rest = company ? `?company=${company}` : ''
  const act = async (action: () => Promise<unknown>, done: string) => {
    if (await run(action, done)) onClose()
  }
  const setStatus = (status: (typeof NEXT)[keyof typeof NEXT][number]) =>
    act(
      () => api('PUT /api/companies/{id}/products/{productId}/status', { params, body: { status } }),
      t('statusSaved'),
    )
  const duplicate = () =>
    act(async () => {
      const { productId } = await api('POST /api/companies/{id}/products/{productId}/duplicate', { params })
      await navigate(`/products/${productId}/edit${rest}`)
    }, t('duplicated'))
  if (removing) {
    const remove = () => act(() => api('DELETE /api/companies/{id}/products/{productId}', { params }), t('removed'))
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('removeTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setRemoving(false)}>
              {t('back')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {t('remove')}
            </Button>
          </>
        }
      >
        <p className="break-words">{t('removeText', { title: row.title })}</p>
      </Dialog>
    )
  }
  const button = (label: ReactNode, onClick: () => void) => (
    <Button variant="quiet" className="justify-start!" wide disabled={busy} onClick={onClick}>
      {label}
    </Button>
  )
  const link = (to: string, label: string) => (
    <LinkButton variant="quiet" className="justify-start!" wide to={to}>
      {label}
    </LinkButton>
  )
  return (
    <Dialog open onClose={onClose} title={row.title}>
      <div className="-m-2 flex flex-col">
        {link(`/products/${row.id}/edit${rest}`, t('edit'))}
        {row.status === 'published' && link(`/products/${row.id}`, t('view'))}
        {button(t('labels'), onLabels)}
        {mayEdit && (
          <>
            {NEXT[row.status].map((status) => (
              <div key={status}>{button(t(`status_${status}`), () => void setStatus(status))}</div>
            ))}
            {button(t('duplicate'), () => void duplicate())}
            {button(<span className="text-danger">{t('remove')}</span>, () => setRemoving(true))}
          </>
        )}
      </div>
    </Dialog>
  )
}
