import type { SavedAddress } from '#api/client/account/address.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { ChoiceList } from '#ui/choice-list/ChoiceList.tsx'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { AddressFields } from '../../shop/address/AddressFields.tsx'
import { addressLines } from '../../shop/address/address-rules.ts'
import styles from '../../shop/checkout/checkout.module.css'
import {
  addressUnusableReason,
  type DeliveryValues,
  NEW_ADDRESS,
} from '../../shop/checkout/delivery-rules.ts'
import type { SectionProblem } from '../../shop/checkout/section-problems.ts'
import type { FormOf } from '../../shop/form/useForm.ts'

interface Props {
  readonly form: FormOf<DeliveryValues, SectionProblem>
  readonly saved: readonly SavedAddress[]
  readonly countryIds: readonly string[]
  /** True if a new address can go into the address book. */
  readonly canSave: boolean
}

/** The member's addresses and a new one in place; visitors type theirs. Source: C-245, C-262, CO-86. */
export function AddressChoice({ form, saved, countryIds, canSave }: Props) {
  const t = useTranslations('checkout.checkoutDelivery')
  const { locale } = useBlockContext()
  const isTyped = saved.length === 0 || form.values.addressCode === NEW_ADDRESS
  return (
    <>
      {saved.length > 0 && (
        <ChoiceList
          {...form.text('addressCode')}
          label={t('address')}
          choices={[
            ...saved.map(address => {
              const hindrance = addressUnusableReason(address, countryIds)
              const lines = addressLines(address, locale).join(t('comma'))
              return {
                value: address.code,
                title: address.receiverName,
                aside: address.receiverMobile,
                text: hindrance ? `${lines} ${t(`hindrances.${hindrance}`)}` : lines,
                isDisabled: hindrance !== undefined,
              }
            }),
            { value: NEW_ADDRESS, title: t('newAddress') },
          ]}
        />
      )}
      {isTyped && (
        <div className={styles.form}>
          <AddressFields form={form} countries={countryIds} />
          {canSave && <Checkbox {...form.box('saveAddress')} label={t('save')} />}
        </div>
      )}
    </>
  )
}
