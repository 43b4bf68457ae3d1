/** Pressure, energy, electricity, light and radiation in SI units, angles in degrees. NIST SP 811 (2008), appendix B; SI brochure, 9th edition. */
export const ENERGY = {
  pressure: `
    -pascal         Pa    m  1
    -hectopascal    hPa   M  100
    -kilopascal     kPa   M  1000
    -megapascal     MPa   m  1e6
    -gigapascal     GPa   m  1e9
    -millibar       mbar  m  100
    -bar            bar   M  1e5
    technical-atmosphere at o 98066.5    kgf/cm², kgf/cm2
    atmosphere     atm   o  101325
    -torr           Torr  o  101325/760
    -mmhg           mmHg  o  133.322387415
    -inhg           inHg  o  25.4*133.322387415
    -cmh2o          cmH2O o  98.0665      cmH₂O
    -inh2o          inH2O o  249.08891    inH₂O
    -psi            psi   O  0.45359237*9.80665/0.0254^2  lbf/in², lb/in²
    -ksi            ksi   o  453.59237*9.80665/0.0254^2
    -psf            psf   o  0.45359237*9.80665/0.3048^2  lbf/ft²`,
  energy: `
    -joule          J     M  1
    -kilojoule      kJ    M  1000
    -megajoule      MJ    m  1e6
    -gigajoule      GJ    m  1e9
    -watt-hour      Wh    m  3600     W·h
    -kilowatt-hour  kWh   M  3.6e6    kW·h
    -megawatt-hour  MWh   m  3.6e9
    -electronvolt   eV    m  1.602176634e-19
    -erg            erg   m  1e-7
    calorie        cal   o  4.184
    kilocalorie    kcal  O  4184     Cal
    -btu            BTU   o  1055.05585262  Btu
    therm          thm   o  105480400
    -foot-pound     ft·lbf o 0.45359237*9.80665*0.3048  ft lbf, ~ft·lb, ~ft-lb, ~ft lb
    -horsepower-hour hp·h o  550*0.45359237*9.80665*0.3048*3600
    -ton-tnt        t_TNT o  4.184e9  tnt`,
  power: `
    -milliwatt      mW    m  0.001
    -watt           W     M  1
    -kilowatt       kW    M  1000
    -megawatt       MW    m  1e6
    -gigawatt       GW    m  1e9
    horsepower     hp    O  550*0.45359237*9.80665*0.3048
    metric-horsepower PS o  75*9.80665   cv, ch_metric, hp metric
    -btu-per-hour   BTU/h o  1055.05585262/3600  Btu/h
    -kilocalorie-per-hour kcal/h o 4184/3600
    ton-refrigeration TR o  12000*1055.05585262/3600
    -foot-pound-per-second ft·lbf/s o 0.45359237*9.80665*0.3048`,
  frequency: `
    -millihertz     mHz   m  0.001
    -hertz          Hz    M  1
    -kilohertz      kHz   M  1000
    -megahertz      MHz   M  1e6
    -gigahertz      GHz   M  1e9
    -terahertz      THz   m  1e12
    -rpm            rpm   O  1/60     rev/min, r/min, bpm
    -radian-per-second rad/s o 1/2/{pi}
    -degree-per-second °/s o 1/360    deg/s`,
  angle: `
    radian         rad   M  180/{pi}
    milliradian    mrad  m  0.18/{pi}
    degree         °     O  1        deg, º
    arcminute      ′     o  1/60     arcmin, ~′, ~', ~’, ~min, ~'
    arcsecond      ″     o  1/3600   arcsec, ~″, ~", ~”, ~s
    gon            gon   o  0.9      grad, gradian
    turn           tr    o  360      rev, revolution
    nato-mil       mil   o  0.05625  ~mil`,
  viscosity: `
    -pascal-second  Pa·s  M  1        Pa s
    -millipascal-second mPa·s M 0.001 mPa s
    poise          P     M  0.1
    -centipoise     cP    m  0.001
    -pound-per-foot-second lb/(ft·s) o 0.45359237/0.3048
    -reyn           reyn  o  0.45359237*9.80665/0.0254^2`,
  charge: `
    - µC m 1e-6    uC
    - mC m 0.001
    - C  M 1       coulomb, ~C
    - mAh M 3.6
    - Ah M 3600    A·h
    - e  m 1.602176634e-19  elementary charge`,
  capacitance: `
    - pF M 1e-12
    - nF M 1e-9
    - µF M 1e-6    uF
    - mF M 0.001
    - F  m 1       farad, ~F`,
  magnetic: `
    - nT m 1e-9
    - µT m 1e-6    uT
    - mT M 0.001
    - T  M 1       tesla
    - G  O 1e-4    gauss, Gs
    - kG o 0.1`,
  illuminance: `
    - lx M 1       lux
    - klx m 1000
    - ph m 10000   phot
    foot-candle fc O 1/0.3048^2  foot-candles, ftc`,
  radioactivity: `
    - Bq M 1       becquerel
    - kBq M 1000
    - MBq M 1e6
    - GBq M 1e9
    - µCi o 37000  uCi
    - mCi O 3.7e7
    - Ci O 3.7e10  curie`,
  dose: `
    - µGy m 1e-6   uGy
    - mGy M 0.001
    - Gy M 1       gray
    - rad O 0.01   ~rad`,
  equivalent: `
    - µSv m 1e-6   uSv
    - mSv M 0.001
    - Sv M 1       sievert
    - mrem O 1e-5
    - rem O 0.01   ~rem`,
};
