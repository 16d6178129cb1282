import { operatorOf } from './operator.ts'

/** What an administrator does with orders and returns over HTTP, by the names of their operations. */
type Operate = (operation: string, input: object) => Promise<void>

/** Signs an administrator in. */
export async function deskOf(origin: string): Promise<Operate> {
  const { name, password } = operatorOf('admin')
  const post = async (path: string, body: object, cookie = '') => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const session = await post('/content/editor/session', { name, password })
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
  return async (operation, input) => void (await post(`/api/desk/${operation}`, input, cookie))
}
