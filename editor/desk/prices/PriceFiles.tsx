import { ChevronDown } from 'lucide-react'
import { Menu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceLevel } from '#desk/prices/price-shapes.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import parts from '../../kit/parts/parts.module.css'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { ImportPrices } from './ImportPrices.tsx'
import { FORMATS, type Format, savePrices } from './price-files.ts'
import styles from './prices.module.css'
import { allPrices, MOST_EXPORTED, type PricesAsked } from './use-prices.ts'

interface Props {
  readonly asked: PricesAsked
  readonly levels: readonly PriceLevel[]
  readonly isReadOnly: boolean
}

/** The ways out and in as a table: all goods that match, and a file of prices. */
export function PriceFiles({ asked, levels, isReadOnly }: Props) {
  const t = useTranslations('editor.prices')
  const table = useTranslations('editor.records.table')
  const { operations } = useEnvironment()
  const [isImporting, setImporting] = useState(false)
  const saved = useMutation({
    async mutationFn(format: Format) {
      const page = await allPrices(operations, asked)
      await savePrices(format, page)
      if (page.next !== null) toastDone(t('exportedPart', { count: MOST_EXPORTED }))
    },
    onError: toastFailure,
  })
  return (
    <div className={styles.files}>
      <MenuTrigger>
        <Pressable>
          <Button variant="line" isLoading={saved.isPending}>
            {table('export')}
            <Icon of={ChevronDown} />
          </Button>
        </Pressable>
        <Popover className={parts.popover ?? ''} placement="bottom end">
          <Menu className={parts.list ?? ''} aria-label={table('export')}>
            {FORMATS.map(format => (
              <MenuItem key={format} onAction={() => saved.mutate(format)}>
                {t(`formats.${format}`)}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {!isReadOnly && (
        <Button variant="line" onClick={() => setImporting(true)}>
          {table('import')}
        </Button>
      )}
      {isImporting && <ImportPrices levels={levels} onClose={() => setImporting(false)} />}
    </div>
  )
}
