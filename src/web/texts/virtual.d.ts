declare module 'virtual:text-chunks' {
  const chunks: Record<string, string>
  export default chunks
}

declare module 'virtual:text-bundles' {
  const bundles: Record<string, () => Promise<{ texts: Partial<import('../../i18n/all-texts.ts').Texts> }>>
  export default bundles
}
