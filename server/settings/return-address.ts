import { z } from 'zod'
import { defaultReturnAddress, type ReturnAddress } from '#api/after-sales/services.ts'

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

/** Where goods come back to, as JSON. Source: M-206, MO-71. */
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

/** Where shoppers send goods back to: the address of the settings, or the demo's. */
export const returnAddress = ({
  RETURN_ADDRESS,
}: {
  readonly RETURN_ADDRESS?: ReturnAddress | undefined
}): ReturnAddress => RETURN_ADDRESS ?? defaultReturnAddress()
