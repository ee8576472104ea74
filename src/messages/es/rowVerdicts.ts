// What a check found of one row of history.
import type { Translation } from '../message.ts'
import type { rowVerdicts } from '../en/rowVerdicts.ts'

export const texts: Translation<typeof rowVerdicts> = {
  verified: 'Verificada con la cadena',
  matched: 'Coincide con su recibo, del que no se pudo probar que forme parte de su bloque',
  contradicted: 'La cadena la contradice: {contradictions}',
  replaced: 'Su bloque fue reemplazado, y el indexador aún no lo ha seguido',
  unread: 'Sin comprobar',
  shownDifferently: 'No es lo comprobado: esta página muestra la fila de otra forma',
}
