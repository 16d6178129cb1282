import type { AfterSalesOptions } from '#api/client/order/after-sales.ts'
import type { Order } from '#api/client/order/order.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { Panel } from '../../shop/account/Panel.tsx'
import { ChooseUnits } from './ChooseUnits.tsx'
import { Photos } from './Photos.tsx'
import { ChooseType, How, Why } from './ReturnQuestions.tsx'
import type { RequestProblem } from './return-wish.ts'
import styles from './ReturnRequest.module.css'
import { Summary } from './Summary.tsx'
import { usePhotos } from './use-photos.ts'
import { useReturnWish } from './useReturnWish.ts'

interface Props {
  readonly order: Order
  readonly options: AfterSalesOptions
  readonly token: string | null
}

/** For money or for other goods, what comes back, why, and how. Source: M-135, MO-70, MO-73. */
export function ReturnForm({ order, options, token }: Props) {
  const t = useTranslations('account.returnRequest')
  const photos = usePhotos(order.orderCode, token)
  const wish = useReturnWish({ order, options, token, photos })
  const { type, chosen, replacements, lines, reason } = wish
  const errorOf = (problem: RequestProblem) =>
    wish.problems.includes(problem) ? t(`error.${problem}`) : undefined
  return (
    <form className={styles.form} onSubmit={wish.submit} noValidate>
      <Panel title={t('type')}>
        <ChooseType onChoose={wish.setType} />
      </Panel>
      <Panel title={t('which')}>
        <ChooseUnits
          order={order}
          options={options}
          type={type}
          chosen={chosen}
          replacements={replacements}
          error={errorOf('lines')}
          exchangeError={errorOf('exchange')}
          onChoose={wish.choose}
          onReplace={wish.replace}
        />
      </Panel>
      <Panel title={t('why')}>
        <Why
          reasons={options.reasons}
          allowed={wish.allowed}
          isFaultyOnly={wish.isFaultyOnly}
          reason={reason}
          errorOf={errorOf}
          onReason={wish.setReason}
          onMemo={() => wish.solve('memo')}
        />
      </Panel>
      <Panel title={t('photo.title')}>
        <Photos {...photos} />
        {photos.isSending && <p className={styles.error}>{errorOf('photos')}</p>}
      </Panel>
      <Panel title={t('how')}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the radios inside change */}
        <div onChange={() => wish.solve('method')}>
          <How
            isFree={options.reasons.find(({ code }) => code === reason)?.isShopFault}
            error={errorOf('method')}
          />
        </div>
      </Panel>
      <Summary options={options} type={type} lines={lines} reason={reason} />
      {wish.error && <Notice tone="error">{wish.error}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isLoading={wish.isBusy}>
          {t('submit')}
        </Button>
        <p className={styles.small}>{t('after')}</p>
      </div>
    </form>
  )
}
