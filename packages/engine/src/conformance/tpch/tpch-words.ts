import type { ColumnType } from '@plainflow/core'

/** The tables of TPC-H with our types: a decimal is a number, a key an integer. */
export const TPCH_TABLES = {
  region: columns('r_regionkey:integer r_name r_comment'),
  nation: columns('n_nationkey:integer n_name n_regionkey:integer n_comment'),
  supplier: columns(
    's_suppkey:integer s_name s_address s_nationkey:integer s_phone s_acctbal:number s_comment',
  ),
  part: columns(
    'p_partkey:integer p_name p_mfgr p_brand p_type p_size:integer p_container p_retailprice:number p_comment',
  ),
  partsupp: columns(
    'ps_partkey:integer ps_suppkey:integer ps_availqty:integer ps_supplycost:number ps_comment',
  ),
  customer: columns(
    'c_custkey:integer c_name c_address c_nationkey:integer c_phone c_acctbal:number c_mktsegment c_comment',
  ),
  orders: columns(
    'o_orderkey:integer o_custkey:integer o_orderstatus o_totalprice:number o_orderdate:date o_orderpriority o_clerk o_shippriority:integer o_comment',
  ),
  lineitem: columns(
    'l_orderkey:integer l_partkey:integer l_suppkey:integer l_linenumber:integer l_quantity:number l_extendedprice:number l_discount:number l_tax:number l_returnflag l_linestatus l_shipdate:date l_commitdate:date l_receiptdate:date l_shipinstruct l_shipmode l_comment',
  ),
} as const
export type TpchTable = keyof typeof TPCH_TABLES

function columns(list: string) {
  return list.split(' ').map((one) => {
    const [name = '', type = 'text'] = one.split(':')
    // The lists above name types of ours only.
    return { name, type: type as ColumnType }
  })
}

export const NAMES = {
  regions: ['AFRICA', 'AMERICA', 'ASIA', 'EUROPE', 'MIDDLE EAST'],
  nations: [
    ['ALGERIA', 0],
    ['ARGENTINA', 1],
    ['BRAZIL', 1],
    ['CANADA', 1],
    ['EGYPT', 4],
    ['ETHIOPIA', 0],
    ['FRANCE', 3],
    ['GERMANY', 3],
    ['INDIA', 2],
    ['INDONESIA', 2],
    ['IRAN', 4],
    ['IRAQ', 4],
    ['JAPAN', 2],
    ['JORDAN', 4],
    ['KENYA', 0],
    ['MOROCCO', 0],
    ['MOZAMBIQUE', 0],
    ['PERU', 1],
    ['CHINA', 2],
    ['ROMANIA', 3],
    ['SAUDI ARABIA', 4],
    ['VIETNAM', 2],
    ['RUSSIA', 3],
    ['UNITED KINGDOM', 3],
    ['UNITED STATES', 1],
  ],
} as const

const words = (text: string) => text.split(',')

export const WORDS = {
  colors: words(
    'almond,antique,aquamarine,azure,beige,bisque,black,blue,brown,chartreuse,coral,cream,cyan,dark,dim,firebrick,forest,frosted,ghost,green,honeydew,indian,ivory,khaki,lavender,lemon,lime,linen,magenta,maroon,medium,mint,misty,navy,olive,orange,orchid,peach,pink,plum,powder,puff,red,rose,salmon,sienna,sky,snow,spring,steel,tan,thistle,tomato,turquoise,violet,wheat,white,yellow',
  ),
  sizes: words('STANDARD,SMALL,MEDIUM,LARGE,ECONOMY,PROMO'),
  finishes: words('ANODIZED,BURNISHED,PLATED,POLISHED,BRUSHED'),
  metals: words('TIN,NICKEL,BRASS,STEEL,COPPER'),
  boxSizes: words('SM,LG,MED,JUMBO,WRAP'),
  boxes: words('CASE,BOX,BAG,JAR,PKG,PACK,CAN,DRUM'),
  /** Brands in boxes that some queries ask for: by chance alone, a table this small has almost none. */
  popular: [
    ['Brand#12', 'SM CASE'],
    ['Brand#23', 'MED BOX'],
    ['Brand#34', 'LG PACK'],
  ],
  segments: words('AUTOMOBILE,BUILDING,FURNITURE,MACHINERY,HOUSEHOLD'),
  priorities: words('1-URGENT,2-HIGH,3-MEDIUM,4-NOT SPECIFIED,5-LOW'),
  instructions: words('DELIVER IN PERSON,COLLECT COD,NONE,TAKE BACK RETURN'),
  modes: words('REG AIR,AIR,RAIL,SHIP,TRUCK,MAIL,FOB'),
  comments: words(
    'quickly,carefully,special,express,furious,ironic,pending,regular,silent,deposits,packages,accounts,requests,foxes,pinto,beans',
  ),
} as const
