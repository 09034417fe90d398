import { type ApiKey, type ApiOutput, ApiProblem, buildCall } from '../../api-client.ts'
import { toProblem } from '../../api-problem.ts'
import { browserLocale } from '../../browser-api.ts'
import { session } from '../../session/session.ts'

type Values = Record<string, string | number>
type Input = { params?: Values; query?: Values; signal?: AbortSignal }

/**
 * Sends a file as the API client does, and tells how much of it is on its way (0–1). `fetch` cannot tell that. Throws `ApiProblem`.
 */
export function sendFile<K extends ApiKey>(
  key: K,
  input: Input,
  file: Blob,
  onProgress: (part: number) => void,
): Promise<ApiOutput<K>> {
  const { method, url } = buildCall(key, input)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.setRequestHeader('Accept-Language', browserLocale())
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    const token = session.read()?.token
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new ApiProblem({ status: 0, code: 'network' }))
    request.onabort = () => reject(new DOMException('given up', 'AbortError'))
    request.onload = () => {
      const body = read(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(body as ApiOutput<K>)
      else reject(toProblem(request.status, body))
    }
    input.signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
