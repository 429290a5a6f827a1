    listed = orders.join(customers, on="customer_id", how="left").select(
        "order_id", "ordered_on", "name", "country", "amount"
    )
    listed.collect().write_csv(output_dir / "orders_with_customers.csv")
