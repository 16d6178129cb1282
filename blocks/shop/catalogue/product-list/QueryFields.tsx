/** Fields that a form of a list keeps beside those it changes, for shoppers without script. `query` as in the address. */
export const QueryFields = ({ query }: { readonly query: string }) =>
  [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
