/** The part of autocannon that the benches use; the package has no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Options {
      readonly url: string
      readonly method?: 'GET' | 'POST'
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string
      readonly connections?: number
      /** Seconds. */
      readonly duration?: number
      /** Number of worker threads. */
      readonly workers?: number
      /** Sent by each connection in this order, again and again, instead of one. */
      readonly requests?: readonly {
        readonly method: 'POST'
        readonly headers: Readonly<Record<string, string>>
        readonly body: string
      }[]
    }
    interface Result {
      readonly requests: { readonly average: number; readonly total: number }
      readonly non2xx: number
      readonly errors: number
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>
  export default autocannon
}
