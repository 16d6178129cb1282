import { shareCart } from '#api/client/cart/cart-share.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { showToast } from '#ui/toast/toast.ts'
import ShareIcon from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { WithBag } from '../../shop/cart/BagPart.tsx'
import shared from '../../shop/cart/bag.module.css'
import { boxStyle } from '../../shop/layout/box-style.ts'
import type { ShareCartOptions } from './block.ts'
import styles from './ShareCart.module.css'
import { ShareDialog } from './ShareDialog.tsx'

/** Time a refusal stays, in ms. */
const TOAST_MS = 5000

/** Makes a link to a copy of the bag: goods at their own price that can be bought. Source: C-177, C-293, C-294. */
export function ShareCart({ options }: ViewProps<ShareCartOptions>) {
  return (
    <WithBag placeholder="service.shareCart">
      {({ ableCartItems }) => {
        const lines = ableCartItems.flatMap(({ lineType, sku, quantity }) =>
          lineType === 'SALABLE_PRODUCT' && sku ? { skuCode: sku.code, quantity } : [],
        )
        return lines.length > 0 && <Share {...{ options, lines }} />
      }}
    </WithBag>
  )
}

interface ShareProps {
  readonly options: ShareCartOptions
  readonly lines: Parameters<typeof shareCart>[1]
}

function Share({ options: { text, box, mBox }, lines }: ShareProps) {
  const t = useTranslations('service.shareCart')
  const { api, locale } = useBlockContext()
  const [address, setAddress] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const say = (message: string) => showToast(message, { status: 'error', durationMs: TOAST_MS })
  const press = async () => {
    setBusy(true)
    try {
      const { code, userErrors } = await shareCart(api, lines)
      if (code === null) return say(userErrors[0]?.message ?? t('failed'))
      const lang = locale === 'zh_HK' ? 'zh' : 'en'
      setAddress(new URL(`/cart-share/${code}?lang=${lang}`, window.location.origin).href)
      setOpen(true)
    } catch {
      say(t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="box" style={boxStyle(box, mBox)}>
      <div className={styles.row}>
        {text && <p className={shared.small}>{text}</p>}
        <Button variant="line" icon={<Icon of={ShareIcon} />} isLoading={isBusy} onClick={() => void press()}>
          {t('share')}
        </Button>
      </div>
      <ShareDialog isOpen={isOpen} address={address} onClose={() => setOpen(false)} />
    </div>
  )
}
