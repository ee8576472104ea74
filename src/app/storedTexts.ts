// The texts of stored transactions. The page that made them may have loaded more code than this one: after a reload, the
// tray shows them before any dialog is loaded, and other tabs show them too.
import '../messages/en/buy.ts'
import '../messages/en/checks.ts'
import '../messages/en/controls.ts'
import '../messages/en/errors.ts'
import '../messages/en/frame.ts'
import '../messages/en/offerDialogs.ts'
import '../messages/en/orders.ts'
import '../messages/en/trade.ts'
import '../messages/en/transactions.ts'
import '../messages/en/wallet.ts'
import '../messages/en/writes.ts'
