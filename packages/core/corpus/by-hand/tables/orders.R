  orders <- read_csv(
    file.path(input_dir, "orders.csv"),
    col_types = cols(
      order_id = col_integer(),
      customer_id = col_integer(),
      product_id = col_character(),
      ordered_on = col_date(),
      quantity = col_integer(),
      amount = col_double(),
      status = col_character()
    ),
    na = ""
  )
