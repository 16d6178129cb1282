/** Makes a value when it is first asked for, keeps it, and lets go of what it was made from. */
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
