  customers <- read_csv(
    file.path(input_dir, "customers.csv"),
    col_types = cols(
      customer_id = col_integer(),
      name = col_character(),
      country = col_character(),
      signed_up_on = col_date()
    ),
    na = ""
  )
