import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskMember, DeskMemberCoupon } from '#desk/members/desk-member.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import desk from '../../kit/parts/screen.module.css'
import { OrderStatusBadge } from '../orders/OrderStatusBadge.tsx'
import { DeskTable } from '../parts/DeskList.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import styles from './members.module.css'

/** The latest orders and returns, each a link. */
export function OrdersOf({ member: { orders, returns } }: { readonly member: DeskMember }) {
  const t = useTranslations('editor.members')
  const statuses = useTranslations('editor.returns.statuses')
  const { uiLocale } = useEnvironment()
  const money = useDeskMoney()
  return (
    <>
      <DeskSection title={t('orders', { count: orders.count })}>
        {orders.rows.length === 0 ? (
          <p>{t('noOrders')}</p>
        ) : (
          <DeskTable
            caption={t('orders', { count: orders.count })}
            columns={[t('number'), t('placed'), t('state'), t('amount')]}
          >
            {orders.rows.map(order => (
              <tr key={order.number}>
                <th scope="row">
                  <Link to={`/orders/${order.number}`}>{order.number}</Link>
                </th>
                <td data-label={t('placed')} className={desk.short}>
                  {formatDateTime(order.placed, uiLocale)}
                </td>
                <td>
                  <OrderStatusBadge status={order.status} isToShip={order.isToShip} />
                </td>
                <td data-label={t('amount')}>{money(order.amount)}</td>
              </tr>
            ))}
          </DeskTable>
        )}
        {orders.count > orders.rows.length && (
          <p>{t('moreOrders', { count: orders.count - orders.rows.length })}</p>
        )}
      </DeskSection>
      {returns.length > 0 && (
        <DeskSection title={t('returns')}>
          <ul className={styles.list}>
            {returns.map(({ number, status, asked }) => (
              <li key={number}>
                <Link to={`/returns/${number}`} className={desk.way}>
                  {number}
                </Link>{' '}
                · {statuses(status)} <small>{formatDateTime(asked, uiLocale)}</small>
              </li>
            ))}
          </ul>
        </DeskSection>
      )}
    </>
  )
}

interface GoodsProps {
  readonly title: string
  readonly none: string
  readonly goods: readonly (DeskMember['wishes'][number] | DeskMember['bag'][number])[]
  readonly children?: ReactNode
}

/** Goods of the bag or the wish list. */
export function Goods({ title, none, goods, children }: GoodsProps) {
  const t = useTranslations('editor.members')
  const { uiLocale } = useEnvironment()
  return (
    <DeskSection title={title}>
      {goods.length === 0 && <p>{none}</p>}
      <ul className={styles.list}>
        {goods.map((each, at) => (
          // An add-on and the same goods at their own price are two lines.
          <li key={`${each.sku} ${at}`}>
            {each.name?.[uiLocale] ?? t('goneGoods')} <small>{each.sku}</small>
            {'quantity' in each && <> × {each.quantity}</>}
            {'isLeftOut' in each && each.isLeftOut && <small> {t('leftOut')}</small>}
          </li>
        ))}
      </ul>
      {children}
    </DeskSection>
  )
}

interface CouponsProps extends Pick<DeskMember, 'coupons'> {
  /** Takes one back; absent for operators who may not. */
  readonly onTake?: (coupon: DeskMemberCoupon) => void
}

/** Coupons of the member, those that end first at the top. */
export function Coupons({ coupons, onTake }: CouponsProps) {
  const t = useTranslations('editor.members')
  const { uiLocale } = useEnvironment()
  return (
    <DeskSection title={t('coupons')}>
      {coupons.length === 0 ? (
        <p>{t('noCoupons')}</p>
      ) : (
        <DeskTable
          caption={t('coupons')}
          columns={[t('coupon'), t('state'), t('ends')]}
          {...(onTake && { actions: t('actions') })}
        >
          {coupons.map(({ id, campaign, name, state, until, order }, at) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/coupons/${encodeURIComponent(campaign)}`}>{name?.[uiLocale] ?? campaign}</Link>
              </th>
              <td data-label={t('state')} className={desk.short}>
                {t(`couponStates.${state}`)}
                {order !== null && (
                  <>
                    {' '}
                    <Link to={`/orders/${order}`} className={desk.way}>
                      {order}
                    </Link>
                  </>
                )}
              </td>
              <td data-label={t('ends')} className={desk.short}>
                {formatDateTime(until, uiLocale)}
              </td>
              {onTake && (
                <td>
                  {(state === 'FREE' || state === 'OVER') && (
                    <Button
                      variant="line"
                      className={styles.oneLine}
                      aria-label={t('take-coupon.of', { name: name?.[uiLocale] ?? campaign })}
                      onClick={() => coupons[at] && onTake(coupons[at])}
                    >
                      {t('take-coupon.open')}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </DeskTable>
      )}
    </DeskSection>
  )
}

/** Lots of GO DOLLAR: what is left of each, and its end. */
export function GoDollar({ goDollar: { balance, lots } }: Pick<DeskMember, 'goDollar'>) {
  const t = useTranslations('editor.members')
  const { uiLocale } = useEnvironment()
  return (
    <DeskSection title={t('goDollar', { balance })}>
      {lots.length === 0 ? (
        <p>{t('noLots')}</p>
      ) : (
        <DeskTable
          caption={t('goDollar', { balance })}
          columns={[t('lot'), t('granted'), t('left'), t('ends')]}
        >
          {lots.map(lot => (
            <tr key={lot.id}>
              <th scope="row">
                {lot.remark[uiLocale]} <small>{formatDateTime(lot.grantedAt, uiLocale)}</small>
              </th>
              <td data-label={t('granted')}>{lot.granted}</td>
              <td data-label={t('left')}>{lot.isOver ? t('over', { left: lot.left }) : lot.left}</td>
              <td data-label={t('ends')} className={desk.short}>
                {formatDateTime(lot.ends, uiLocale)}
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </DeskSection>
  )
}
