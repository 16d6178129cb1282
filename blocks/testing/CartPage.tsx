import { Cart } from '../checkout/cart/Cart.tsx'
import { CartAddOns } from '../checkout/cartAddOns/CartAddOns.tsx'
import { cartAddOnsBlock } from '../checkout/cartAddOns/block.ts'
import { CartCoupon } from '../checkout/cartCoupon/CartCoupon.tsx'
import { cartCouponBlock } from '../checkout/cartCoupon/block.ts'
import { CartGoDollar } from '../checkout/cartGoDollar/CartGoDollar.tsx'
import { cartGoDollarBlock } from '../checkout/cartGoDollar/block.ts'
import { CartLines } from '../checkout/cartLines/CartLines.tsx'
import { cartLinesBlock } from '../checkout/cartLines/block.ts'
import { CartPromotions } from '../checkout/cartPromotions/CartPromotions.tsx'
import { cartPromotionsBlock } from '../checkout/cartPromotions/block.ts'
import { CartSummary } from '../checkout/cartSummary/CartSummary.tsx'
import { cartSummaryBlock } from '../checkout/cartSummary/block.ts'
import { asPlaced, placed } from './placed-screen.ts'

/** The locked blocks of the bag's shell with their defaults, in the order of its built-in page. */
export const CartPage = () => (
  <div data-page="screen">
    <div data-slot="core">
      <div data-block="cart">
        <Cart {...asPlaced} />
      </div>
      <div data-block="cartLines">
        <CartLines {...placed('lines', cartLinesBlock.schema)} />
      </div>
      <div data-block="cartPromotions">
        <CartPromotions {...placed('promotions', cartPromotionsBlock.schema)} />
      </div>
      <div data-block="cartAddOns">
        <CartAddOns {...placed('add-ons', cartAddOnsBlock.schema)} />
      </div>
      <div data-block="cartCoupon">
        <CartCoupon {...placed('coupon', cartCouponBlock.schema)} />
      </div>
      <div data-block="cartGoDollar">
        <CartGoDollar {...placed('go-dollar', cartGoDollarBlock.schema)} />
      </div>
      <div data-block="cartSummary">
        <CartSummary {...placed('summary', cartSummaryBlock.schema)} />
      </div>
    </div>
  </div>
)
