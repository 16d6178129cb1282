import { Checkout } from '../checkout/checkout/Checkout.tsx'
import { CheckoutBilling } from '../checkout/checkoutBilling/CheckoutBilling.tsx'
import { checkoutBillingBlock } from '../checkout/checkoutBilling/block.ts'
import { CheckoutContact } from '../checkout/checkoutContact/CheckoutContact.tsx'
import { checkoutContactBlock } from '../checkout/checkoutContact/block.ts'
import { CheckoutDelivery } from '../checkout/checkoutDelivery/CheckoutDelivery.tsx'
import { checkoutDeliveryBlock } from '../checkout/checkoutDelivery/block.ts'
import { CheckoutDiscounts } from '../checkout/checkoutDiscounts/CheckoutDiscounts.tsx'
import { checkoutDiscountsBlock } from '../checkout/checkoutDiscounts/block.ts'
import { CheckoutPayment } from '../checkout/checkoutPayment/CheckoutPayment.tsx'
import { checkoutPaymentBlock } from '../checkout/checkoutPayment/block.ts'
import { CheckoutServices } from '../checkout/checkoutServices/CheckoutServices.tsx'
import { checkoutServicesBlock } from '../checkout/checkoutServices/block.ts'
import { CheckoutSubmit } from '../checkout/checkoutSubmit/CheckoutSubmit.tsx'
import { checkoutSubmitBlock } from '../checkout/checkoutSubmit/block.ts'
import { CheckoutSummary } from '../checkout/checkoutSummary/CheckoutSummary.tsx'
import { checkoutSummaryBlock } from '../checkout/checkoutSummary/block.ts'
import { asPlaced, placed } from './placed-screen.ts'

/** The locked blocks of checkout with their defaults, in the order of the built-in page. */
export const CheckoutPage = () => (
  <div data-page="screen">
    <div data-slot="core">
      <div data-block="checkout">
        <Checkout {...asPlaced} />
      </div>
      <div data-block="checkoutSummary">
        <CheckoutSummary {...placed('summary', checkoutSummaryBlock.schema)} />
      </div>
      <div data-block="checkoutContact">
        <CheckoutContact {...placed('contact', checkoutContactBlock.schema)} />
      </div>
      <div data-block="checkoutDelivery">
        <CheckoutDelivery {...placed('delivery', checkoutDeliveryBlock.schema)} />
      </div>
      <div data-block="checkoutServices">
        <CheckoutServices {...placed('services', checkoutServicesBlock.schema)} />
      </div>
      <div data-block="checkoutDiscounts">
        <CheckoutDiscounts {...placed('discounts', checkoutDiscountsBlock.schema)} />
      </div>
      <div data-block="checkoutBilling">
        <CheckoutBilling {...placed('billing', checkoutBillingBlock.schema)} />
      </div>
      <div data-block="checkoutPayment">
        <CheckoutPayment {...placed('payment', checkoutPaymentBlock.schema)} />
      </div>
      <div data-block="checkoutSubmit">
        <CheckoutSubmit {...placed('submit', checkoutSubmitBlock.schema)} />
      </div>
    </div>
  </div>
)
