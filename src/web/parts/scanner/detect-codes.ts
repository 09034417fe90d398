import type { Detect } from './detect.ts'

type NativeDetector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type NativeDetectorKind = {
  new (options: { formats: string[] }): NativeDetector
  getSupportedFormats: () => Promise<string[]>
}

const FORMATS = ['qr_code', 'code_128', 'code_39', 'data_matrix', 'ean_13']

/** The browser's own reader where it has one that knows QR codes and the codes on boxes of phones; else a library, loaded now. */
export async function codeDetector(): Promise<Detect> {
  const Native = (globalThis as { BarcodeDetector?: NativeDetectorKind }).BarcodeDetector
  if (Native) {
    const formats = (await Native.getSupportedFormats()).filter((one) => FORMATS.includes(one))
    if (formats.includes('qr_code') && formats.includes('code_128')) {
      const native = new Native({ formats })
      return async (source) => (await native.detect(source)).map(({ rawValue }) => rawValue)
    }
  }
  return (await import('./library-detector.ts')).libraryDetector()
}
