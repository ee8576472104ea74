// What the chain says after a transaction that was mined and didn’t do what it is for.
import type { Translation } from '../message.ts'
import type { stateDifferences } from '../en/stateDifferences.ts'

export const texts: Translation<typeof stateDifferences> = {
  stillApproved:
    'La transacción se confirmó, pero el contrato sigue diciendo que {operator} puede transferir tus artículos. Las aprobaciones integradas en este contrato no se pueden revocar aquí.',
  itemStillApproved:
    'La transacción se confirmó, pero el contrato sigue diciendo que {operator} puede transferir este artículo. Las aprobaciones integradas en este contrato no se pueden revocar aquí.',
  notApproved:
    'La transacción se confirmó, pero el contrato sigue diciendo que {operator} no puede transferir tus artículos. No se pueden vender aquí.',
  allowanceLeft:
    'La transacción se confirmó, pero el contrato sigue permitiendo que {operator} gaste esta moneda de tu saldo.',
  allowanceShort:
    'La transacción se confirmó, pero el contrato permite que {operator} gaste menos de esta moneda de lo necesario.',
  notCanceled:
    'La transacción se confirmó, pero Seaport no indica que todo lo incluido esté cancelado. Parte de ello aún podría ejecutarse.',
  counterUnchanged:
    'La transacción se confirmó, pero Seaport sigue considerando válidos tus anuncios y ofertas.',
  notPublished:
    'La transacción se confirmó, pero Seaport no indica que todas las órdenes incluidas sean válidas. Algunas no se pueden ejecutar.',
  balanceOther:
    'La transacción se confirmó, pero tu saldo de la moneda envuelta no cambió en ese importe. Compruébalo antes de volver a intentarlo.',
  notYours: 'La transacción se confirmó, pero el contrato no te nombra como propietario de #{tokenId}.',
  notBuyers:
    'La transacción se confirmó, pero el contrato no nombra al comprador como propietario de #{tokenId}.',
}
