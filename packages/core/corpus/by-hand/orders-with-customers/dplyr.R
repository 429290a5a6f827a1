  listed <- orders |>
    left_join(customers, by = "customer_id", na_matches = "never") |>
    select(order_id, ordered_on, name, country, amount)
  write_csv(listed, file.path(output_dir, "orders_with_customers.csv"), na = "")
