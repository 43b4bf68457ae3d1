/** Length in m, area in m², volume in m³, lengths on paper and screen in inches. NIST SP 811 (2008), appendix B; CSS Values 4, 6.2. */
export const SPACE = {
  length: `
    -nanometer      nm    m  1e-9     nanometre
    micrometer     µm    m  1e-6     micrometre, micron, um
    millimeter     mm    M  0.001    millimetre
    centimeter     cm    M  0.01     centimetre
    -decimeter      dm    m  0.1      decimetre
    meter          m     M  1        metre
    kilometer      km    M  1000     kilometre, klick
    angstrom       Å     m  1e-10    ångström, ångstrom
    mil            mil   o  0.0000254    thou, mils
    inch           in    O  0.0254   inches, ", ”, ″
    hand           hh    o  0.1016
    foot           ft    O  0.3048   feet, ', ’, ′
    survey-foot    ft_us o  1200/3937    survey ft, ftUS, survey feet, us survey foot, us survey feet
    yard           yd    o  0.9144
    fathom         ftm   o  1.8288
    rod            rd    o  5.0292   perch, pole
    chain          ch    o  20.1168
    furlong        fur   o  201.168
    mile           mi    O  1609.344
    nautical-mile  nmi   o  1852     NM, M
    astronomical-unit au  o  149597870700    AU
    light-year     ly    o  9460730472580800
    parsec         pc    o  149597870700*648000/{pi}   ~pc
    li             里    o  500      li, 市里
    chi            尺    o  1/3      chi, 市尺`,
  typography: `
    millimeter     mm    m  1/25.4   ~millimetre, ~millimeter, ~mm
    centimeter     cm    m  1/2.54   ~centimetre, ~centimeter, ~cm
    -quarter-mm     Q     m  1/101.6
    inch           in    o  1        ~inch, ~inches, ~in, ~"
    pixel          px    O  1/96
    point          pt    O  1/72
    pica           pc    o  1/6
    -em             em    o  {root}/96
    -root-em        rem   O  {root}/96
    viewport-width vw    o  {viewport}/9600
    twip           twip  o  1/1440
    tex-point      pt_tex o 1/72.27  tex pt, texpt
    didot          dd    o  1238/1157/72.27  didot point
    cicero         cc_typ o 12*1238/1157/72.27`,
  area: `
    -square-millimeter mm² m 1e-6     mm2, mm^2, sq mm
    -square-centimeter cm² M 1e-4     cm2, cm^2, sq cm
    -square-meter   m²    M  1        m2, m^2, sqm, sq m
    are            a     m  100
    hectare        ha    m  10000
    -square-kilometer km² M  1e6      km2, km^2, sq km
    -square-inch    in²   O  0.0254^2     in2, in^2, sq in, sqin
    -square-foot    ft²   O  0.3048^2     square feet, ft2, ft^2, sq ft, sqft
    -square-yard    yd²   o  0.9144^2     yd2, yd^2, sq yd
    acre           ac    O  4046.8564224
    -square-mile    mi²   O  1609.344^2   mi2, mi^2, sq mi
    mu             亩    o  2000/3   mu, 市亩`,
  volume: `
    -cubic-millimeter mm³ m  1e-9     mm3, mm^3
    -microliter     µL    m  1e-9     µl, ul, uL, microlitre
    milliliter     mL    M  1e-6     ml, millilitre
    -cubic-centimeter cm³ m  1e-6     cm3, cm^3, cc
    -centiliter     cL    m  1e-5     cl, centilitre
    -deciliter      dL    m  1e-4     dl, decilitre
    liter          L     M  0.001    l, ℓ, litre, dm³, dm3
    -cubic-meter    m³    M  1        m3, m^3
    -cubic-kilometer km³  m  1e9      km3, km^3
    -cubic-inch     in³   o  0.0254^3     in3, in^3, cu in
    -cubic-foot     ft³   o  0.3048^3     cubic feet, ft3, ft^3, cu ft
    -cubic-yard     yd³   o  0.9144^3     yd3, yd^3, cu yd
    us-teaspoon    tsp   o:us  231*0.0254^3/768    teaspoon, tsps
    us-tablespoon  tbsp  o:us  231*0.0254^3/256    tablespoon, tbsps
    us-fluid-ounce fl_oz O:us  231*0.0254^3/128    fluid ounce, floz, oz
    us-cup         cup   o:us  231*0.0254^3/16     cups
    us-pint        pt    o:us  231*0.0254^3/8      pint
    us-quart       qt    o:us  231*0.0254^3/4      quart
    us-gallon      gal   O:us  231*0.0254^3        gallon
    oil-barrel     bbl   o  42*231*0.0254^3        barrel
    us-bushel      bu    o:us  2150.42*0.0254^3    bushel
    metric-teaspoon tsp  m:metric 5e-6      teaspoon, tsps
    metric-tablespoon tbsp m:metric 15e-6   tablespoon, tbsps
    metric-cup     cup   m:metric 250e-6    cups
    imperial-teaspoon tsp o:imperial 4.54609e-3/768    teaspoon, tsps
    imperial-tablespoon tbsp o:imperial 4.54609e-3/256 tablespoon, tbsps
    imperial-fluid-ounce fl_oz o:imperial 4.54609e-3/160 fluid ounce, floz
    imperial-cup   cup   o:imperial 4.54609e-3/16     cups
    imperial-pint  pt    o:imperial 4.54609e-3/8   pint
    imperial-quart qt    o:imperial 4.54609e-3/4   quart
    imperial-gallon gal  o:imperial 4.54609e-3     gallon
    imperial-bushel bu   o:imperial 8*4.54609e-3   bushel
    -acre-foot      ac·ft o  4046.8564224*0.3048    ac ft, acre-feet`,
};
