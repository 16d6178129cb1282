/** Makes a value on first use, keeps it, and releases what it was made from. */
export function lazy<Value>(make: () => Value): () => Value {
  let maker: (() => Value) | undefined = make
  let value: Value
  return () => {
    if (maker) {
      value = maker()
      maker = undefined
    }
    return value
  }
}
