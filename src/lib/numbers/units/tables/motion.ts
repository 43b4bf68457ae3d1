/** Mass in kg, time in s, and what is made of them, in SI units. NIST SP 811 (2008), appendix B; mean Gregorian year. */
export const MOTION = {
  mass: `
    -microgram      µg    m  1e-9     ug, mcg
    milligram      mg    m  1e-6
    gram           g     M  0.001    gramme
    kilogram       kg    M  1        kilo, kilogramme
    tonne          t     M  1000     metric ton
    carat          ct    m  0.0002   karat
    grain          gr    o  0.00006479891
    dram           dr    o  0.45359237/256
    ounce          oz    O  0.45359237/16
    troy-ounce     ozt   o  0.0311034768  oz t, troy oz
    pound          lb    O  0.45359237    lbs, #
    stone          st    o  6.35029318    stones, stone
    us-hundredweight cwt o:us  45.359237  hundredweight
    short-ton      tn    o:us  907.18474  ton, short ton
    imperial-hundredweight cwt o:imperial 50.80234544  hundredweight
    long-ton       lt    o:imperial 1016.0469088  ton, long ton
    tonne          t     a:metric 1000  ton
    slug           slug  o  0.45359237*9.80665/0.3048
    jin            斤    o  0.5      jin, catty, 市斤
    liang          两    o  0.05     liang, tael`,
  time: `
    -nanosecond     ns    m  1e-9
    -microsecond    µs    m  1e-6     us
    millisecond    ms    m  0.001    msec
    second         s     M  1        sec
    minute         min   M  60       ~m
    hour           h     M  3600     hr
    day            d     M  86400
    week           wk    o  604800
    fortnight      fn    o  1209600
    month          mo    o  2629746
    year           yr    o  31556952     y
    decade         dec   o  315569520
    century        cent  o  3155695200   centuries`,
  speed: `
    -meter-per-second m/s m  1        mps, metre per second, meters per second, metres per second
    -kilometer-per-hour km/h M 1/3.6  kph, kmh, kmph, kilometre per hour, kilometers per hour, kilometres per hour
    -kilometer-per-second km/s m 1000
    -minute-per-kilometer min/km m inverse:1000/60
    -foot-per-second ft/s o  0.3048   fps, feet per second
    -mile-per-hour  mph   O  0.44704  mi/h, miles per hour
    -minute-per-mile min/mi o inverse:1609.344/60
    knot           kn    o  1852/3600    kt, kts
    -light-speed    c     o  299792458    speed of light, ~c`,
  acceleration: `
    -meter-per-second-squared m/s² M 1  m/s2, m/s^2
    galileo        Gal   m  0.01     cm/s², cm/s2
    standard-gravity g₀  O  9.80665  gn, g0, g-force
    -foot-per-second-squared ft/s² o 0.3048  ft/s2, ft/s^2`,
  force: `
    -millinewton    mN    m  0.001
    -newton         N     M  1
    -kilonewton     kN    M  1000
    -dyne           dyn   m  1e-5
    -gram-force     gf    o  0.00980665
    -kilogram-force kgf   o  9.80665  kp, kilopond
    -pound-force    lbf   O  0.45359237*9.80665
    -ounce-force    ozf   o  0.45359237*9.80665/16
    poundal        pdl   o  0.45359237*0.3048
    -kip            kip   o  453.59237*9.80665`,
  torque: `
    -newton-meter   N·m   M  1        Nm, N m, N*m
    -newton-centimeter N·cm m 0.01    Ncm, N cm
    -kilogram-force-meter kgf·m o 9.80665  kgf m, kgfm, kgm
    -kilogram-force-centimeter kgf·cm o 0.0980665  kgf cm, kg cm, kg·cm
    -pound-foot     lbf·ft O 0.45359237*9.80665*0.3048    lb ft, lb·ft, lb-ft, ft-lb, ft lb, ft·lb, ftlb, lbft, ~ft·lbf
    -pound-inch     lbf·in o 0.45359237*9.80665*0.0254    lb in, lb·in, lb-in, in-lb, in lb
    -ounce-inch     ozf·in o 0.45359237*9.80665*0.0254/16 oz in, oz·in, oz-in`,
  density: `
    -kilogram-per-cubic-meter kg/m³ M 1  kg/m3, kg/m^3
    -gram-per-cubic-centimeter g/cm³ m 1000  g/cm3, g/cm^3, g/mL, g/ml, kg/L, kg/l
    -gram-per-liter g/L   m  1        g/l
    -pound-per-cubic-foot lb/ft³ O 0.45359237/0.3048^3  lb/ft3, lb/ft^3, pcf
    -pound-per-cubic-inch lb/in³ o 0.45359237/0.0254^3  lb/in3
    -pound-per-us-gallon lb/gal o:us 0.45359237/231/0.0254^3
    -pound-per-imperial-gallon lb/gal o:imperial 0.45359237/4.54609e-3`,
  flow: `
    -cubic-meter-per-second m³/s m 1  m3/s
    -cubic-meter-per-hour m³/h M 1/3600  m3/h, cmh
    -liter-per-second L/s m  0.001    l/s
    -liter-per-minute L/min M 0.001/60  l/min, lpm
    -liter-per-hour L/h   m  0.001/3600   l/h
    -milliliter-per-minute mL/min m 1e-6/60  ml/min
    -cubic-foot-per-second ft³/s o 0.3048^3  ft3/s, cfs
    -cubic-foot-per-minute ft³/min o 0.3048^3/60  ft3/min, cfm, CFM
    -us-gallon-per-minute gal/min O:us 231*0.0254^3/60  gpm
    -imperial-gallon-per-minute gal/min o:imperial 4.54609e-3/60  gpm
    -barrel-per-day bbl/d o 42*231*0.0254^3/86400  bpd`,
  fuel: `
    -liter-per-100-km L/100_km M inverse:100  l/100km, L/100km, l/100 km, lphk
    -kilometer-per-liter km/L m 1     km/l, kmpl
    -us-mile-per-gallon mpg O:us 1.609344/231/0.0254^3/1000  mpg us, mpg (us), miles per gallon
    -imperial-mile-per-gallon mpg o:imperial 1.609344/4.54609  mpg uk, mpg (uk), mpg imp, miles per gallon`,
};
