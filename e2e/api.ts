/** Calls the api without a browser and returns the data. @param token of a session; empty for none */
export async function ask<Data>(
  origin: string,
  token: string,
  query: string,
  variables: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const [, operation] = /^(?:mutation|query) (\w+)/.exec(query) ?? []
  const response = await fetch(`${origin}/api/graphql/${operation}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      lang: 'en_US',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  if (!data) throw new Error(`${operation}: ${JSON.stringify(errors)}`)
  return data
}
