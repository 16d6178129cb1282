import { z } from 'zod'
import type { ReturnAddress } from '#api/after-sales/return-address.ts'
import { demoReturnAddress } from '#api/after-sales/services.ts'

const bothTexts = (most: number) => {
  const text = z.string().trim().min(1).max(most)
  return z.strictObject({ zh_HK: text, en_US: text })
}

const addressSchema = z.strictObject({
  name: bothTexts(100),
  address: bothTexts(300),
  mobile: z.string().trim().max(40).default(''),
})

const EXAMPLE =
  '{"name":{"zh_HK":"…","en_US":"…"},"address":{"zh_HK":"…","en_US":"…"},"mobile":"+852 …"}, both languages filled in'

/** Return address, as JSON. Source: M-206, MO-71. */
export const returnAddressSetting = z
  .string()
  .transform((text, context): ReturnAddress => {
    try {
      return addressSchema.parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: `must be JSON such as ${EXAMPLE}` })
      return z.NEVER
    }
  })
  .optional()

/** Return address of shoppers: the address of the settings, in a demo the demo's; `null` where nothing is set. */
export const returnAddress = ({
  RETURN_ADDRESS,
  DEMO,
}: {
  readonly RETURN_ADDRESS?: ReturnAddress | undefined
  readonly DEMO: boolean
}): ReturnAddress | null => RETURN_ADDRESS ?? (DEMO ? demoReturnAddress() : null)

/** Says that shoppers who return goods by courier are asked to contact the shop. */
export const returnWarnings = (settings: Parameters<typeof returnAddress>[0]): readonly string[] =>
  returnAddress(settings)
    ? []
    : [
        'RETURN_ADDRESS is not set: unless staff have set an address on the desk, shoppers who return items by courier are asked to contact the shop',
      ]
