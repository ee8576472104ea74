// What is wrong with the operator’s configuration; `field` is a path such as `network.rpcUrl`.
import type { Translation } from '../message.ts'
import type { configErrors } from '../en/configErrors.ts'

export const texts: Translation<typeof configErrors> = {
  notJson: 'vitrine.config.json no es JSON válido.',
  notObjectAtAll: 'vitrine.config.json debe contener un objeto.',
  none: 'La página no tiene configuración.',
  notObject: '{field} debe ser un objeto.',
  missing: 'Falta {field}.',
  notList: '{field} debe ser una lista.',
  notText: '{field} debe ser texto.',
  empty: '{field} no puede estar vacío.',
  notBoolean: '{field} debe ser true o false.',
  notNumber: '{field} debe ser un número.',
  notWhole: '{field} debe ser un número entero.',
  tooSmall: '{field} debe ser {least} o más.',
  tooLarge: '{field} debe ser {most} o menos.',
  notAddress: '{field} no es una dirección válida. {reason}',
  notUrl: '{field} debe ser una URL que empiece por https://.',
  notEndpoint: '{field} debe ser una ruta que empiece por / o una URL que empiece por https://.',
  notSlug: '{field} debe tener solo minúsculas, dígitos y guiones.',
  onlyResizers: `{field} debe nombrar al menos un gateway sin '{'width'}', para los archivos que no son imágenes.`,
  notPositive: '{field} debe ser mayor que 0.',
  title: 'Error de configuración',
  heading: 'Este sitio no está bien configurado',
  fix: 'Corrige <code>{field}</code> en <code>vitrine.config.json</code> y vuelve a publicar el sitio.',
}
