declare module 'virtual:text-chunks' {
  const chunks: Record<string, string>
  export default chunks
}
