import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ProductData } from './load-product.ts'

type Versions = ProductData['product']['versions']

/** The version that is looked at and how many of it: first the one that the address names (`?version=7`), else one in stock. */
export function useChoice(versions: Versions) {
  const [params] = useSearchParams()
  const asked = Number(params.get('version'))
  const [chosen, choose] = useState(
    () => (versions.find(({ id }) => id === asked) ?? versions.find((one) => one.quantity > 0) ?? versions[0])?.id,
  )
  const [wanted, setWanted] = useState(1)
  const version = versions.find(({ id }) => id === chosen) ?? versions[0]
  const quantity = Math.max(1, Math.min(wanted, version?.quantity ?? 1))
  return { version, quantity, choose, setWanted }
}
