// Which kinds are drawn alike: their signs and their pictures.

export const LANDSCAPES: readonly string[] = ['vineyard', 'herbs', 'chicken', 'pond']
export const DWELLINGS: readonly string[] = ['merchant', 'baker', 'administrator', 'craftsman']
