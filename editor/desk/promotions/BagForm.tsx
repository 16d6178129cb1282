import { MAX_UNITS } from '#api/rules/bag-limits.ts'
import { REGIONS } from '#api/rules/regions.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { Select } from '#ui/select/Select.tsx'
import { Stepper } from '#ui/stepper/Stepper.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { MomentField } from '../../form/date-time/MomentField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import styles from './promotions.module.css'
import { SkuPicker } from './SkuPicker.tsx'
import type { BagToTry } from './tried-bag-input.ts'
import { useShopperName, useShoppers } from './use-shoppers.ts'

interface Props {
  /** Names of SKUs, as far as they are known. */
  readonly nameOf: (sku: string) => string
  readonly tried: BagToTry
  readonly onChange: (next: BagToTry) => void
}

/** A bag, a shopper, codes, a destination and an instant. */
export function BagForm({ nameOf, tried, onChange }: Props) {
  const t = useTranslations('editor.promotions.try')
  const regions = useTranslations('shop.regions')
  const shoppers = useShoppers()
  const shopperName = useShopperName()
  const change = (more: Partial<BagToTry>) => onChange({ ...tried, ...more })
  return (
    <>
      <BagLines {...{ nameOf, tried, onChange }} />
      <SkuPicker
        onPick={sku => {
          const known = tried.bag.find(line => line.sku === sku && line.addOnOf === undefined)
          const units = Math.min(MAX_UNITS, (known?.units ?? 0) + 1)
          change({
            bag: known
              ? tried.bag.map(line => (line === known ? { ...line, units } : line))
              : [...tried.bag, { sku, units }],
          })
        }}
      />
      <div className={styles.pair}>
        <Select
          label={t('shopper')}
          value={JSON.stringify(tried.shopper)}
          choices={shoppers.map(shopper => ({ value: JSON.stringify(shopper), label: shopperName(shopper) }))}
          onChoose={value =>
            change({ shopper: shoppers.find(each => JSON.stringify(each) === value) ?? tried.shopper })
          }
        />
        <TextField
          label={t('codes')}
          value={tried.codes}
          autoComplete="off"
          onChange={event => change({ codes: event.target.value })}
        />
        <Select
          label={t('country')}
          value={tried.country}
          choices={REGIONS.map(value => ({ value, label: regions(value) }))}
          onChoose={country => change({ country })}
        />
        <MomentField label={t('at')} hint={t('atHint')} value={tried.at} onChange={at => change({ at })} />
      </div>
      <Checkbox
        label={t('pickup')}
        checked={tried.isPickup}
        onChange={event => change({ isPickup: event.target.checked })}
      />
    </>
  )
}

function BagLines({ nameOf, tried, onChange }: Props) {
  const t = useTranslations('editor.promotions.try')
  const { uiLocale } = useEnvironment()
  const offers = useOperation('promotions.list', {
    filters: { type: 'EXCHANGE', state: 'running' },
    size: 50,
  })
  const { bag } = tried
  const put = (at: number, more: Partial<BagToTry['bag'][number]>) =>
    onChange({ ...tried, bag: bag.map((line, index) => (index === at ? { ...line, ...more } : line)) })
  if (bag.length === 0) return <p>{t('empty')}</p>
  const rows = offers.data?.rows ?? []
  return (
    <ul className={styles.bag}>
      {bag.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a SKU may be in the bag twice, by itself and as an add-on
        <li key={`${line.sku} ${index}`}>
          <span>{nameOf(line.sku)}</span>
          <Stepper
            label={t('units', { sku: line.sku })}
            value={line.units}
            min={1}
            max={MAX_UNITS}
            onChange={units => put(index, { units })}
          />
          <IconButton
            icon={X}
            label={t('remove', { sku: line.sku })}
            onClick={() => onChange({ ...tried, bag: bag.filter(each => each !== line) })}
          />
          {rows.length > 0 && (
            <Select
              label={t('boughtAs', { sku: line.sku })}
              isLabelHidden
              value={line.addOnOf ?? ''}
              choices={[
                { value: '', label: t('byItself') },
                ...rows.map(({ code, title }) => ({
                  value: code,
                  label: t('addOnOf', { name: title[uiLocale] }),
                })),
              ]}
              onChoose={code => put(index, { addOnOf: code === '' ? undefined : code })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
