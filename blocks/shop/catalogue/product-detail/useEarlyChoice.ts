import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Takes over what was chosen among the radio buttons before they came alive: the browser keeps it checked, React does not
 * know of it.
 *
 * @param shown the value that should be checked
 */
export function useEarlyChoice(
  group: RefObject<HTMLElement | null>,
  shown: string | undefined,
  choose: (value: string) => void,
): void {
  const adopt = useEffectEvent(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked')
    if (checked && checked.value !== shown) choose(checked.value)
  })
  useEffect(() => adopt(), [])
}
