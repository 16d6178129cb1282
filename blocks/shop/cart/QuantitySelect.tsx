import type { BagItem } from '#api/client/cart/cart.ts'
import { SelectBox } from '#ui/select/Select.tsx'
import { useBlockContext } from '../../page/view.ts'
import type { BagChanges } from './use-bag-changes.ts'

/** Most units the selector offers. Source: L-078, C-189, CO-54 (`cart.selectorMax`). */
const MAX_CHOICE = 5

/** 1 up to what is left, five at most; a line that holds another number shows it as well. Source: L-078, C-189, CO-54. */
export function quantityChoices(inventory: number, held?: number): number[] {
  const most = Math.max(0, Math.min(Math.trunc(inventory), MAX_CHOICE))
  const choices = Array.from({ length: most }, (_, at) => at + 1)
  return held === undefined || choices.includes(held) ? choices : [...choices, held]
}

interface Props extends Pick<BagChanges, 'setQuantity'> {
  readonly item: BagItem
  readonly label: string
  readonly className: string | undefined
}

/** Units of a line of the bag. */
export function QuantitySelect({ item, label, className, setQuantity }: Props) {
  const { mostUnits } = useBlockContext().facts.stated.limits
  return (
    <div className={className}>
      <SelectBox
        aria-label={label}
        value={item.quantity}
        onChange={({ target }) => void setQuantity(item.lineId, Number(target.value))}
      >
        {quantityChoices(Math.min(item.inventory, mostUnits), item.quantity).map(choice => (
          <option key={choice}>{choice}</option>
        ))}
      </SelectBox>
    </div>
  )
}
